import type { Ref } from 'react';
import { capital } from '#words/language/words';
import { SelectField } from '@/components/ui/field';
import { playMessages } from '@/lib/messages/play';
import { gameName, systemIds } from '@/lib/systems/open';
import type { SystemId } from '@/lib/systems/sheet';

const say = playMessages.setUp;

/** The game of a match; nothing where there is one only. Its names are all that is loaded of the other games. */
export function GameField({
  ref,
  game,
  onGame,
}: {
  readonly ref: Ref<HTMLSelectElement>;
  readonly game: SystemId;
  readonly onGame: (game: SystemId) => void;
}) {
  if (systemIds.length < 2) return null;
  return (
    <div className="w-full sm:w-72">
      <SelectField
        ref={ref}
        label={say.game}
        value={game}
        onChange={({ target }) => {
          const chosen = systemIds.find((id) => id === target.value);
          if (chosen !== undefined) onGame(chosen);
        }}
      >
        {systemIds.map((id) => (
          <option key={id} value={id}>
            {capital(gameName(id))}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
