import { SheetChoice } from '@/components/site/sheet-choice';
import { RemoveButton } from '@/components/ui/button';
import { SelectField } from '@/components/ui/field';
import { companionMessages } from '@/lib/messages/companion';
import type { SavedHero } from '@/lib/roster/roster';
import type { SystemId } from '@/lib/systems/sheet';

const say = companionMessages.setUp;

/** A guest of a game night before it begins, and the team he joins. */
export function GuestCard({
  label,
  name,
  game,
  reference,
  saved,
  onChange,
  onRemove,
  team,
  onTeam,
}: {
  readonly label: string;
  readonly name: string;
  readonly game: SystemId;
  readonly reference: string;
  readonly saved: readonly SavedHero[];
  readonly onChange: (reference: string) => void;
  /** Undefined where the game needs everybody who is there. */
  readonly onRemove: (() => void) | undefined;
  /** Teams count from 0; undefined where nobody chooses one. */
  readonly team: { readonly chosen: number; readonly of: number } | undefined;
  readonly onTeam: (team: number) => void;
}) {
  return (
    <li className="flex min-w-0 flex-col gap-2 rounded-card border border-line p-3">
      <div className="flex items-end gap-1">
        <div className="min-w-0 flex-1">
          <SheetChoice
            part="companion"
            label={label}
            game={game}
            reference={reference}
            saved={saved}
            onChange={onChange}
          />
        </div>
        {onRemove && <RemoveButton label={say.remove(name)} onRemove={onRemove} />}
      </div>
      {team && (
        <SelectField
          label={say.team(name)}
          value={team.chosen}
          onChange={({ target }) => onTeam(Number(target.value))}
        >
          {Array.from({ length: team.of }, (_, nth) => (
            <option key={nth} value={nth}>
              {companionMessages.team(nth + 1)}
            </option>
          ))}
        </SelectField>
      )}
    </li>
  );
}
