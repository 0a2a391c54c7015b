import { words } from '@/lib/messages/index';
import { loadDraft } from '@/lib/roster/draft';

/** The name of the hero that this device keeps, or undefined where there is none. */
export const draftName = (): string | undefined => {
  const draft = loadDraft();
  if (!draft.ok || !draft.value) return undefined;
  const { name } = draft.value;
  return name === words.builder.nameless ? words.site.home.nameless : name;
};
