// The picture is of a page that has a session; `docs/embedding.md` has how a page of your own gets one.
const { baseUrl, token } = window.session;
const provider = document.querySelector('chatdeck-provider');
provider.setAttribute('base-url', baseUrl);
provider.getToken = () => token;
