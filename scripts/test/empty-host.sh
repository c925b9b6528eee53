# Stubs for the commands of docs/operations.md: an empty Debian 12 or Ubuntu 24.04 below the folder HOST. A program is there once it
# is installed, and asks for what the real one needs. Owners are recorded, since only root can change them.
set -eu
mkdir -p "$HOST/srv" "$HOST/usr/share/keyrings" "$HOST/etc/apt/sources.list.d" "$HOST/etc/systemd/system" \
  "$HOST/users" "$HOST/programs" "$HOST/owners" "$HOST/done"
repository=$PWD acting=root
cd "$HOST"

refuse() { echo "$*" >&2 && exit 1; }
needs() { [ -e "$HOST/programs/$1" ] || refuse "$1 is not installed"; }
has() { [ -e "$HOST/done/$1" ] || refuse "$2"; }
does() { : >"$HOST/done/$1"; }

# Owners and modes are recorded by the path on the host.
record() {
  local path=$1
  [[ $path == /* ]] || path=$PWD/$path
  path=${path#"$HOST"}
  echo "$2 $3" >"$HOST/owners/${path//\//_}"
}
is_of() { grep -qsx "$2 $3" "$HOST/owners/${1//\//_}" || refuse "$1 is not of $2 alone"; }

apt-get() {
  if [ "$1" = update ]; then
    does update
    [ ! -e "$HOST/etc/apt/sources.list.d/nodesource.list" ] || does newer-node
    return
  fi
  has update 'no package is known'
  for package in "${@:2}"; do
    case $package in
      -y) ;;
      nodejs)
        [ -e "$HOST/usr/share/keyrings/nodesource.asc" ] || refuse 'the source is not signed'
        has newer-node 'the Node of the distribution is too old'
        : >"$HOST/programs/node" >"$HOST/programs/npm"
        ;;
      *)
        : >"$HOST/programs/$package"
        [ "$package" != caddy ] || mkdir "$HOST/etc/caddy"
        ;;
    esac
  done
}

curl() {
  needs curl
  needs ca-certificates
  case $* in
    *nodesource*) : >"$HOST/usr/share/keyrings/nodesource.asc" ;;
    */readyz) has start 'nothing answers' ;;
  esac
}

useradd() { : >"$HOST/users/${*: -1}"; }

install() {
  local OPTIND=1 option user=root mode=755 is_folder=
  while getopts do:g:m: option; do
    case $option in
      d) is_folder=1 ;;
      o) user=$OPTARG ;;
      m) mode=$OPTARG ;;
      *) ;;
    esac
  done
  shift $((OPTIND - 1))
  [ "$user" = root ] || [ -e "$HOST/users/$user" ] || refuse "no user $user"
  if [ -z "$is_folder" ]; then
    cp "$1" "$2"
    shift
  else
    mkdir "$@"
  fi
  for path; do record "$path" "$user" "$mode"; done
}

# Nobody else may enter the home of the server's user, and no program starts where its user may not be.
sudo() {
  needs sudo
  [ "$1" = -u ] && [ -e "$HOST/users/$2" ] || refuse "no user $2"
  acting=$2
  [[ ${PWD#"$HOST"} == /srv/chatdeck* ]] || refuse "$2 may not be here"
  is_of /srv/chatdeck "$2" 700
  "${@:3}"
  acting=root
}

git() {
  needs git
  needs ca-certificates
  if [ "$1" = clone ]; then
    mkdir -p "$3/deploy"
    cp "$repository/deploy/chatdeck.service" "$3/deploy"
    record "$3" "$acting" 755
  fi
}

npm() {
  needs npm
  is_of "${PWD#"$HOST"}" "$acting" 755
  case $* in
    ci) does ci ;;
    'run bundle') has ci 'nothing to build with' && does build ;;
    'run admin '*) grep -q '^DATA_DIR=' .env && does admin ;;
  esac
}

systemctl() {
  case $* in
    'enable --now chatdeck' | 'restart chatdeck') start ;;
    'reload caddy') needs caddy && grep -q reverse_proxy "$HOST/etc/caddy/Caddyfile" && does proxy ;;
    *) refuse "systemctl $*" ;;
  esac
}

# What systemd wants before it runs the program of a unit, and the server after that.
start() {
  local key value
  local -A unit
  while IFS='=' read -r key value; do [ -z "$value" ] || unit[$key]=$value; done \
    <"$HOST/etc/systemd/system/chatdeck.service"
  local user=${unit[User]} data=${unit[ReadWritePaths]} settings=${unit[EnvironmentFile]}
  [ -e "$HOST/users/$user" ] || refuse 217/USER
  [ -d "$HOST${unit[WorkingDirectory]}" ] || refuse 200/CHDIR
  [ -d "$HOST$data" ] || refuse 226/NAMESPACE
  is_of "$settings" "$user" 600
  grep -qx "DATA_DIR=$data" "$HOST$settings"
  is_of "$data" "$user" 700
  [[ ${unit[ExecStart]} == '/usr/bin/node apps/server/dist/main.js' ]]
  needs node
  has build 'nothing is built'
  does start
}
