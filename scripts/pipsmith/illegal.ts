import { words } from '@/lib/messages/index';
import { nameOf, pointsOf, verdictOn, wordsOf } from '@/lib/systems/document';
import type { SheetDocument } from '@/lib/systems/sheet';
import { tell } from './terminal';

/** Names every rule that a sheet breaks. */
export const tellIllegal = (document: SheetDocument): void => {
  const { spent, budget } = pointsOf(document);
  tell(words.commandLine.verdictLine(nameOf(document), false, spent, budget));
  const { where, issue: sentence } = wordsOf(document.system);
  for (const issue of verdictOn(document).broken)
    tell(words.commandLine.issueLine('error', where(issue.path, document.sheet), sentence(issue)));
};
