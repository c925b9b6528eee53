import { type Text, textIn, tableIn } from '@chatdeck/sdk/constants';
import { CalendarClock, Layers, Megaphone, MessagesSquare, type LucideIcon } from 'lucide-react';
import { usePreferences } from '../../preferences/preferences';
import * as css from './features.css';
import { HOME_TEXTS } from './home-texts';

interface Feature {
  readonly icon: LucideIcon;
  readonly title: Text;
  readonly text: Text;
}

const FEATURES: readonly Feature[] = [
  {
    icon: MessagesSquare,
    title: { 'zh-CN': '读得懂的规则', en: 'Rules you can read' },
    text: {
      'zh-CN': '规则写成一句话，先后一目了然；互相挡住的会提醒你。',
      en: 'A rule is a sentence, and their order is plain to see; one that hides another is pointed out.',
    },
  },
  {
    icon: CalendarClock,
    title: { 'zh-CN': '说到做到的定时', en: 'Schedules that keep their word' },
    text: {
      'zh-CN': '接下来五次写得明明白白，按 Asia/Shanghai 的时间算。',
      en: 'The next five runs are written out, in the time of Asia/Shanghai.',
    },
  },
  {
    icon: Layers,
    title: { 'zh-CN': '一份素材处处用', en: 'One material, used everywhere' },
    text: {
      'zh-CN': '改一次，问答、定时和群发都跟着变。',
      en: 'Change it once, and answers, schedules and mass sends follow.',
    },
  },
  {
    icon: Megaphone,
    title: { 'zh-CN': '稳妥的群发', en: 'Mass sends without worry' },
    text: {
      'zh-CN': '先核对、慢慢发、随时停，失败的单独重试。',
      en: 'Check first, send slowly, stop at any time, and retry only what failed.',
    },
  },
];

/** Four strengths of the product. */
export function Features() {
  const { locale } = usePreferences();
  return (
    <section id="features" className={css.section} aria-labelledby="features-title">
      <h2 id="features-title" className={css.heading}>
        {tableIn(HOME_TEXTS, locale).featuresTitle}
      </h2>
      <div className={css.grid}>
        {FEATURES.map(({ icon: Icon, title, text }) => (
          <div key={title.en} className={css.feature}>
            <Icon size={20} strokeWidth={1.6} className={css.icon} aria-hidden />
            <h3 className={css.title}>{textIn(title, locale)}</h3>
            <p className={css.text}>{textIn(text, locale)}</p>
          </div>
        ))}
      </div>
    </section>
  );
}
