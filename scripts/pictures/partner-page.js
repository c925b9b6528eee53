// The picture is of a page that has a session; `docs/embedding.md` has how a page of your own gets one.
const { baseUrl, token, locale } = window.session;
const provider = document.querySelector('chatdeck-provider');
provider.setAttribute('base-url', baseUrl);
provider.setAttribute('locale', locale);
provider.getToken = () => token;
if (locale.startsWith('zh')) {
  document.documentElement.lang = locale;
  for (const text of document.querySelectorAll('[data-zh]')) text.textContent = text.dataset.zh;
}
