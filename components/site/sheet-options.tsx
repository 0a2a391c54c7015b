import { oddsMessages } from '@/lib/messages/en/odds';
import type { SavedHero } from '@/lib/roster/roster';
import { nameOf } from '@/lib/systems/document';
import type { SystemId } from '@/lib/systems/sheet';
import { optionLabel } from './option-label';
import { toldApart } from './told-apart';
import { dummyReferences, sampleReferences } from './sheet-reference';

const say = oddsMessages.choice;

/** The sheets that a list offers: the own ones first, then the samples and the dummies of a game. */
export function SheetOptions({
  game,
  saved,
}: {
  /** It must be open with its part `odds`. */
  readonly game: SystemId;
  readonly saved: readonly SavedHero[];
}) {
  const marks = toldApart(saved.map(({ id, hero }) => ({ key: id, document: hero })));
  const listed = [
    { label: say.samples, references: sampleReferences(game) },
    { label: say.dummies, references: dummyReferences(game) },
  ].filter(({ references }) => references.length > 0);
  return (
    <>
      {saved.length > 0 && (
        <optgroup label={say.saved}>
          {saved.map((each) => (
            <option key={each.id} value={`saved-${each.id}`}>
              {optionLabel(each.hero, marks.get(each.id))}
            </option>
          ))}
        </optgroup>
      )}
      {listed.map(({ label, references }) => (
        <optgroup key={label} label={label}>
          {references.map((each) => (
            <option key={each.reference} value={each.reference}>
              {nameOf(each.document)}
            </option>
          ))}
        </optgroup>
      ))}
    </>
  );
}
