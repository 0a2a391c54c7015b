import { Field } from '@/components/ui/field';
import { messages } from '@/lib/messages/index';
import type { SystemId } from '@/lib/systems/sheet';
import { GameChoice } from '../heroes/game-choice';

/** Finds entries of a list by words and by rules. */
export function FindFields({
  hint,
  search,
  onSearch,
  games,
  game,
  onGame,
}: {
  /** Placeholder: what can be searched. */
  readonly hint: string;
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly games: readonly SystemId[];
  readonly game: SystemId | undefined;
  readonly onGame: (game: SystemId | undefined) => void;
}) {
  return (
    <div className="flex flex-wrap gap-2 *:min-w-0 *:grow *:basis-28">
      <div className="grow-[3]! basis-40!">
        <Field
          type="search"
          label={messages.myHeroes.search}
          placeholder={hint}
          value={search}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onChange={({ target }) => onSearch(target.value)}
        />
      </div>
      <GameChoice games={games} chosen={game} onChoose={onGame} />
    </div>
  );
}
