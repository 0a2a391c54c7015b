import { oddsMessages } from '#words/messages/odds';
import type { SavedHero } from '@/lib/roster/roster';
import { encodeSheet } from '@/lib/share/index';
import { nameOf, summaryOf } from '@/lib/systems/document';
import type { SheetDocument, SystemId } from '@/lib/systems/sheet';
import { optionLabel } from './option-label';
import { toldApart } from './told-apart';
import { dummyReferences, sampleReferences } from './sheet-reference';

const say = oddsMessages.choice;

type Sample = ReturnType<typeof sampleReferences>[number];

const isSameSheet = (one: SheetDocument, other: SheetDocument): boolean => {
  const [code, same] = [encodeSheet(one), encodeSheet(other)];
  return code.ok && same.ok && code.value === same.value;
};

/** The sheets that a list offers: the own ones first, then the samples and the dummies of a game. */
export function SheetOptions({
  game,
  saved,
  accepts = () => true,
  isOneGame = false,
  chosen,
}: {
  /** It must be open with its part `odds`. */
  readonly game: SystemId;
  readonly saved: readonly SavedHero[];
  /** Samples that fit; all by default. */
  readonly accepts?: (document: SheetDocument) => boolean;
  /** They are all of that game: each says its role in place of it. */
  readonly isOneGame?: boolean;
  /** The present choice, always offered. */
  readonly chosen?: string | undefined;
}) {
  const marks = toldApart(saved.map(({ id, hero }) => ({ key: id, document: hero })));
  const namesakes = (document: SheetDocument) =>
    saved.filter(({ hero }) => hero.system === document.system && nameOf(hero) === nameOf(document));
  /** A sample that was saved as it is would be here twice. */
  const isOffered = ({ reference, document }: Sample): boolean =>
    reference === chosen ||
    (accepts(document) && namesakes(document).every(({ hero }) => !isSameSheet(hero, document)));
  const offered = [
    ...saved.map(({ hero }) => hero),
    ...[...sampleReferences(game), ...dummyReferences(game)].map(({ document }) => document),
  ];
  const areAlike = new Set(offered.map((each) => summaryOf(each).kind)).size < 2;
  /** The name, and beside it what it plays like. Where all of a game are of one kind, that says nothing. */
  const withRole = (name: string, document: SheetDocument): string => {
    const { kind, companions = [] } = summaryOf(document);
    return isOneGame && !areAlike ? say.withRole(name, kind, companions) : name;
  };
  const listed = [
    { label: say.samples, references: sampleReferences(game).filter(isOffered) },
    { label: say.dummies, references: dummyReferences(game) },
  ].filter(({ references }) => references.length > 0);
  return (
    <>
      {saved.length > 0 && (
        <optgroup label={say.saved}>
          {saved.map((each) => (
            <option key={each.id} value={`saved-${each.id}`}>
              {withRole(optionLabel(each.hero, marks.get(each.id), isOneGame), each.hero)}
            </option>
          ))}
        </optgroup>
      )}
      {listed.map(({ label, references }) => (
        <optgroup key={label} label={label}>
          {references.map((each) => (
            <option key={each.reference} value={each.reference}>
              {withRole(
                namesakes(each.document).length > 0
                  ? say.marked(nameOf(each.document), say.sample)
                  : nameOf(each.document),
                each.document,
              )}
            </option>
          ))}
        </optgroup>
      ))}
    </>
  );
}
