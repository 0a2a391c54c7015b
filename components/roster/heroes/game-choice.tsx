'use client';

import { SelectField } from '@/components/ui/field';
import { capital } from '#words/language/words';
import { messages } from '@/lib/messages/index';
import { gameName } from '@/lib/systems/open';
import type { SystemId } from '@/lib/systems/sheet';

const say = messages.myHeroes;

/** The rules that a list of heroes is narrowed to; nothing where all are of one game. */
export function GameChoice({
  games,
  chosen,
  onChoose,
}: {
  readonly games: readonly SystemId[];
  readonly chosen: SystemId | undefined;
  readonly onChoose: (game: SystemId | undefined) => void;
}) {
  if (games.length < 2 && chosen === undefined) return null;
  return (
    <SelectField
      label={say.rules}
      value={chosen ?? ''}
      onChange={({ target }) => onChoose(games.find((game) => game === target.value))}
    >
      <option value="">{say.anyRules}</option>
      {games.map((game) => (
        <option key={game} value={game}>
          {capital(gameName(game))}
        </option>
      ))}
    </SelectField>
  );
}
