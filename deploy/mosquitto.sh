#!/bin/sh
# Runs Mosquitto with the robots of ACCESS_FILE and the user of MQTT_URL; a changed file is loaded without a disconnect.
set -eu
robots=${ACCESS_FILE:-/access/robots}
conf=${CONF_FILE:-/etc/chatdeck/mosquitto.conf}
passwords=${PASSWORD_FILE:-/tmp/passwords}
umask 077

write() {
  : >"$passwords.new"
  if [ -s "$robots" ]; then cat "$robots" >"$passwords.new"; fi
  mosquitto_passwd -b "$passwords.new" chatdeck "$MQTT_PASSWORD"
  mv "$passwords.new" "$passwords"
}
state() { if [ -f "$robots" ]; then cksum <"$robots"; fi; }

seen=$(state)
write
mosquitto -c "$conf" &
broker=$!
trap 'kill "$broker"; wait "$broker"; exit 0' TERM INT
while kill -0 "$broker" 2>/dev/null; do
  sleep "${POLL_S:-5}" &
  wait $! || true
  now=$(state)
  if [ "$now" != "$seen" ]; then
    seen=$now
    write
    kill -HUP "$broker"
  fi
done
exit 1
