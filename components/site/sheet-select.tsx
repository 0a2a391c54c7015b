import type { ReactNode } from 'react';
import { SelectField } from '@/components/ui/field';
import { oddsMessages } from '#words/messages/odds';
import type { SavedHero } from '@/lib/roster/roster';
import { encodeSheet } from '@/lib/share/index';
import { nameOf } from '@/lib/systems/document';
import { hasPart } from '@/lib/systems/open';
import type { SheetDocument, SystemId } from '@/lib/systems/sheet';
import type { PartName } from '@/lib/systems/system';
import { SheetOptions } from './sheet-options';
import { dummyReferences, sampleReferences, sheetBehind } from './sheet-reference';

const say = oddsMessages.choice;

const codeOf = (document: SheetDocument): string | undefined => {
  const code = encodeSheet(document);
  return code.ok ? code.value : undefined;
};

/** The saved hero, or else the sample, whose code this is: nobody is offered twice. */
const knownAs = (
  reference: string,
  saved: readonly SavedHero[],
  samples: ReturnType<typeof sampleReferences>,
): string | undefined => {
  const same = saved.find(({ hero }) => codeOf(hero) === reference);
  if (same) return `saved-${same.id}`;
  return samples.find(({ document }) => codeOf(document) === reference)?.reference;
};

export interface SheetSelection {
  readonly label: string;
  /** Game of the offered samples and dummies; it must be open with its part `odds`. */
  readonly game: SystemId;
  /** Part of a game that the action needs: heroes of games without it are not offered. */
  readonly part: PartName;
  readonly reference: string;
  readonly saved: readonly SavedHero[];
  /** Sheets that fit; all by default. */
  readonly accepts?: ((document: SheetDocument) => boolean) | undefined;
  /** They are all of that game, so none says so. */
  readonly isOneGame?: boolean;
  readonly onChange: (reference: string) => void;
}

/** Room for a picture beside the choice. */
export const besideChoice = 'w-[min(4rem,18vw)] shrink-0 sm:w-24';

/**
 * One of the sheets of this device, of the samples and the dummies of a game, or of a link. `SheetChoice` also shows it
 * by the picture of its game.
 */
export function SheetSelect({
  label,
  game,
  part,
  reference,
  saved,
  accepts = () => true,
  isOneGame = false,
  onChange,
  children,
}: SheetSelection & {
  /** Its picture. */
  readonly children: (sheet: SheetDocument) => ReactNode;
}) {
  const sheet = sheetBehind(reference);
  const samples = sampleReferences(game);
  const isListed = [...samples, ...dummyReferences(game)].some((each) => each.reference === reference);
  const offered = saved.filter(({ hero }) => hasPart(hero.system, part) && accepts(hero));
  const kept = isListed ? undefined : knownAs(reference, offered, samples);
  return (
    <div className="flex items-end gap-3">
      <div className="min-w-0 flex-1">
        <SelectField
          label={label}
          value={kept ?? reference}
          onChange={({ target }) => onChange(target.value)}
        >
          {!isListed && kept === undefined && (
            // The list says where it comes from: beside the name there is no room for it on a phone.
            <optgroup label={say.linked}>
              <option value={reference}>{sheet.ok ? nameOf(sheet.value) : say.linked}</option>
            </optgroup>
          )}
          <SheetOptions
            game={game}
            saved={offered}
            accepts={accepts}
            isOneGame={isOneGame}
            chosen={kept ?? reference}
          />
        </SelectField>
      </div>
      {sheet.ok && children(sheet.value)}
    </div>
  );
}
