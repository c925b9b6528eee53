import { useMessages } from '#messages';
import { useFeedbackGroup } from '../notices/use-notices';
import { feedbackGroupMessages } from './feedback.messages';

/** The operator's group where users help each other; nothing if none is configured. */
export function FeedbackGroup() {
  const t = useMessages(feedbackGroupMessages);
  const number = useFeedbackGroup();
  return number === '' ? null : <span>{t.group(number)}</span>;
}
