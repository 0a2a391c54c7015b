import { oddsMessages } from '@/lib/messages/en/odds';
import type { SavedHero } from '@/lib/roster/roster';
import { nameOf } from '@/lib/systems/document';
import { gameName, systemIds } from '@/lib/systems/open';
import type { SystemId } from '@/lib/systems/sheet';
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
  const labelOf = ({ id, hero }: SavedHero): string => {
    const name = nameOf(hero);
    const mark = marks.get(id)?.text;
    const named = mark === undefined ? name : say.marked(name, mark);
    return systemIds.length > 1 ? say.ofGame(named, gameName(hero.system)) : named;
  };
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
              {labelOf(each)}
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
