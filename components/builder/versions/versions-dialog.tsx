'use client';
import { Suspense, useState } from 'react';
import { useDraft, useShown } from '@/components/draft/use-draft';
import { newSeed } from '@/components/site/new-seed';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { SelectField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { messages } from '@/lib/messages/index';
import { seriesMessages } from '#words/messages/series';
import { versionsMessages as say } from '#words/messages/versions';
import { playerKinds, type PlayerKind, type PlayerSetting } from '@/lib/simulation/player-setting';
import type { VersionsOrder } from '@/lib/simulation/versions/pairs';
import type { ChangeKind } from '@/lib/systems/balance-part';
import { nounFor, sameSheet } from '@/lib/systems/document';
import type { SheetDocument } from '@/lib/systems/sheet';
import { useSecondVersion, VersionFields } from './version-fields';
import { VersionsRun } from './versions-run';

/** Choices that a Hard computer tries for a decision: enough to plan ahead, few enough for a phone. */
const hardNodes = 100;

/** Pairs of matches per run; players that plan ahead take long. */
const pairsOf: Readonly<Record<PlayerKind, number>> = { greedy: 500, random: 500, search: 100 };

const settingOf = (plays: PlayerKind): PlayerSetting =>
  plays === 'search' ? { plays, nodes: hardNodes } : { plays };

/** The hero of the builder against another version of it. */
export function VersionsDialog({
  kind,
  onClose,
}: {
  /** The kind of change that is offered first. */
  readonly kind: ChangeKind | undefined;
  readonly onClose: () => void;
}) {
  const { document } = useShown();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={say.title}
      description={say.description(nounFor(document).one)}
      closeLabel={messages.builder.actions.close}
      isTall
    >
      <Suspense fallback={<p className="text-muted">{say.loading}</p>}>
        <Comparison a={document} kind={kind} onClose={onClose} />
      </Suspense>
    </Dialog>
  );
}

function Comparison({
  a,
  kind,
  onClose,
}: {
  readonly a: SheetDocument;
  readonly kind: ChangeKind | undefined;
  readonly onClose: () => void;
}) {
  const { dispatch } = useDraft();
  const second = useSecondVersion(a, kind);
  const [player, setPlayer] = useState<PlayerKind>('greedy');
  const [asked, setAsked] = useState<{ readonly order: VersionsOrder; readonly of: readonly unknown[] }>();
  const { version } = second;
  const isSame = version !== undefined && sameSheet(a, version.document);
  // Results stay in sight until something else is chosen.
  const chosen = [a, version?.key, player];
  const order = asked?.of.every((part, at) => part === chosen[at]) === true ? asked.order : undefined;
  const play = (): void => {
    if (!version) return;
    const { system, sheet } = a;
    const b = version.document.sheet;
    setAsked({ of: chosen, order: { system, a: sheet, b, seed: newSeed(), player: settingOf(player) } });
  };
  const take = (): void => {
    if (!version?.edits) return;
    dispatch({ do: 'edit', edits: version.edits });
    onClose();
  };
  return (
    <>
      <VersionFields second={second} />
      <div className="max-w-full min-w-0">
        <SelectField
          label={seriesMessages.player}
          value={player}
          onChange={({ target }) => setPlayer(playerKinds.find((kind) => kind === target.value) ?? player)}
        >
          {playerKinds.map((kind) => (
            <option key={kind} value={kind}>
              {seriesMessages.players[kind]}
            </option>
          ))}
        </SelectField>
      </div>
      {isSame ? (
        <Notice live>{say.same}</Notice>
      ) : (
        version && (
          <>
            {!order && <p className="text-sm text-muted">{say.before(pairsOf[player], nounFor(a).many)}</p>}
            <Button look={order ? 'plain' : 'main'} className="self-start" onClick={play}>
              {order ? say.again : say.play(2 * pairsOf[player])}
            </Button>
          </>
        )
      )}
      {order && version && (
        <VersionsRun
          key={order.seed}
          order={order}
          pairs={pairsOf[player]}
          names={version.names}
          onTake={version.edits && take}
        />
      )}
    </>
  );
}
