import { useMessages } from '#messages';
import { feedbackGroupMessages } from './feedback-group.messages';
import { useFeedbackGroup } from './use-feedback-group';

/** The group where people help each other, as the operator set it; nothing where there is none. */
export function FeedbackGroup() {
  const t = useMessages(feedbackGroupMessages);
  const number = useFeedbackGroup();
  return number === '' ? null : <span>{t.group(number)}</span>;
}
