import { useMessages } from '#messages';
import { feedbackGroupMessages } from './feedback.messages';
import { useFeedbackGroup } from './use-feedback';

/** The operator's group where users help each other; nothing if none is configured. */
export function FeedbackGroup() {
  const t = useMessages(feedbackGroupMessages);
  const number = useFeedbackGroup();
  return number === '' ? null : <span>{t.group(number)}</span>;
}
