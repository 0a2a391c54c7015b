import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { playMessages } from '@/lib/messages/play';
import type { Result } from '@/lib/result';
import { nameOf } from '@/lib/systems/document';
import { gameName, nounOf } from '@/lib/systems/open';
import type { SheetDocument, SystemId } from '@/lib/systems/sheet';

const say = playMessages.setUp;

/** Reasons why a match cannot start: unreadable heroes, heroes of other games, rules of the match. */
export function Refusals({
  game,
  isPlayed,
  found,
  names,
  refused,
  tooLong,
  isRosterShut,
}: {
  readonly game: SystemId;
  readonly isPlayed: boolean;
  /** By side. */
  readonly found: readonly Result<SheetDocument, string>[];
  /** Name of each side. */
  readonly names: readonly string[];
  readonly refused: readonly string[];
  readonly tooLong: string | undefined;
  /** The roster on this device cannot be read. */
  readonly isRosterShut: boolean;
}) {
  const sentences = [
    ...(isPlayed ? [] : [say.noMatches(gameName(game))]),
    ...found.flatMap((each, at) => (each.ok ? [] : [say.badLink(names[at] ?? '', each.error)])),
    ...found.flatMap((each) =>
      each.ok && each.value.system !== game
        ? [say.otherGames(nameOf(each.value), gameName(game), nounOf(game).many)]
        : [],
    ),
    ...refused,
    ...(tooLong === undefined ? [] : [tooLong]),
  ];
  return (
    <div role="alert" className="flex flex-col gap-2 empty:hidden">
      {sentences.map((sentence, nth) => (
        <Notice key={nth} tone="error">
          {sentence}
        </Notice>
      ))}
      {isRosterShut && <Notice tone="warning">{say.rosterShut}</Notice>}
    </div>
  );
}

/** Starts the match, or invites friends to it; at the bottom of the screen, however long the form is. */
export function BeginBar({
  label,
  summary,
  isShut,
  onBegin,
}: {
  readonly label: string;
  /** The match in one line. */
  readonly summary: string;
  readonly isShut: boolean;
  readonly onBegin: () => void;
}) {
  return (
    <div className="sticky bottom-(--tabs) z-10 -mx-4 -mb-4 flex items-center gap-4 rounded-b-card border-t border-line bg-leaf px-4 py-2">
      <Button
        look="main"
        className="w-full px-10 text-lg sm:w-auto sm:min-w-64"
        disabled={isShut}
        onClick={onBegin}
      >
        {label}
      </Button>
      <p className="min-w-0 truncate text-muted max-sm:hidden">{summary}</p>
    </div>
  );
}
