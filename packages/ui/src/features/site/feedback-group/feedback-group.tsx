import { useMessages } from '#messages';
import { feedbackGroupMessages } from './feedback-group.messages';
import { useFeedbackGroup } from './use-feedback-group';

/** The operator's group where users help each other; nothing if none is configured. */
export function FeedbackGroup() {
  const t = useMessages(feedbackGroupMessages);
  const number = useFeedbackGroup();
  return number === '' ? null : <span>{t.group(number)}</span>;
}
