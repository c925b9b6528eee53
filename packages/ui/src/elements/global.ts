// What a page without a bundler loads with a script tag; the build makes `chatdeck.global.js` of it.
import './index';
