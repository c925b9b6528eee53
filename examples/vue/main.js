import '@chatdeck/ui/elements';
import '@chatdeck/ui/styles.css';
import { createApp } from 'vue';
import App from './app.vue';

createApp(App).mount('#app');
