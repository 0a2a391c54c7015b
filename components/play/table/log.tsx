'use client';

import { memo, useDeferredValue, useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { Link } from '@/components/ui/link';
import { rulesPath } from '@/components/skill/rules-path';
import { ExplainedLine } from '@/components/skill/explained';
import { Button } from '@/components/ui/button';
import { Panel } from '@/components/ui/panel';
import { keyOf } from '@/components/ui/keys';
import { playMessages } from '@/lib/messages/play';
import { logAt, recentLogAt } from '@/lib/session/log';
import type { Session } from '@/lib/session/session';
import type { LogLine } from '@/lib/systems/match-part';
import type { SystemId } from '@/lib/systems/sheet';
import { useTableWords } from './table-words';
import { useKept } from './use-kept';

const say = playMessages.table;

const looks: Readonly<Record<LogLine['level'], string>> = {
  phase: 'pt-2 font-display text-lg font-bold',
  turn: 'pt-1.5 font-semibold',
  action: 'pl-3',
  detail: 'pl-6 text-muted',
};

/** Phases that are shown where not all are. */
const recentPhases = 2;

/** A long log would be a hundred stops on the way of Tab: arrows lead from word to word and rule to rule, the newest first. */
const leadThrough = (box: HTMLElement, event: KeyboardEvent): void => {
  const key = keyOf(event);
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return;
  const links = [...box.querySelectorAll<HTMLElement>('a, [data-word]')];
  const now = links.findIndex((link) => link === document.activeElement);
  const next = now < 0 ? links.length - 1 : now + (key === 'ArrowUp' ? -1 : 1);
  if (!links[next]) return;
  event.preventDefault();
  links[next].focus();
};

/** A line of the log; drawn once, since a watched match draws the log again and again. */
const Line = memo(
  ({ system, line }: { readonly system: SystemId; readonly line: LogLine['line'] }) => (
    <ExplainedLine system={system} line={line} isStop={false} />
  ),
  (was, is) =>
    was.system === is.system &&
    was.line.length === is.line.length &&
    was.line.every(({ text }, nth) => text === is.line[nth]?.text),
);
Line.displayName = 'Line';

/** Events up to the moment that is shown, in sentences; the newest in sight. */
function Lines({ session, at }: { readonly session: Session; readonly at: number }) {
  const { rounds } = useTableWords();
  const shown = useDeferredValue(useMemo(() => ({ session, at }), [session, at]));
  const [isWhole, setWhole] = useState(false);
  const log = useMemo(() => {
    const moment = Math.min(shown.at, shown.session.history.choices.length);
    return isWhole
      ? { lines: logAt(shown.session, moment), isWhole: true }
      : recentLogAt(shown.session, moment, recentPhases);
  }, [shown, isWhole]);
  const { lines } = log;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [lines]);
  return (
    <>
      {(isWhole || !log.isWhole) && (
        <Button look="quiet" size="small" className="-ml-3" onClick={() => setWhole(!isWhole)}>
          {isWhole ? say.logRecent(rounds) : say.logAll}
        </Button>
      )}
      <div
        ref={box}
        role="group"
        aria-label={say.logKeys}
        tabIndex={0}
        onKeyDown={(event) => box.current && leadThrough(box.current, event)}
        className="max-h-96 overflow-y-auto"
      >
        <ol>
          {lines.map(({ level, line, rule }, nth) => (
            <li key={nth} className={looks[level]}>
              <Line system={session.encounter.system} line={line} />
              {rule !== undefined && (
                <span>
                  {' '}
                  <Link
                    href={rulesPath(session.encounter.system, rule)}
                    target="_blank"
                    tabIndex={-1}
                    aria-label={say.rule(line.map(({ text }) => text).join(''))}
                    className="text-sm text-muted underline"
                  >
                    {say.ruleSign}
                  </Link>
                </span>
              )}
            </li>
          ))}
        </ol>
      </div>
    </>
  );
}

/** Beside the board there is room for it; below it, it is far to scroll over. */
const hasRoom = (): boolean => window.matchMedia('(width >= 64rem)').matches;

/** The log, which folds away and stays so. */
export const Log = memo(function Log({ session, at }: { readonly session: Session; readonly at: number }) {
  const [isOpen, setOpen] = useKept('pipsmith-log', hasRoom);
  return (
    <Panel
      title={say.log}
      aside={
        <Button look="quiet" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? say.logHide : say.logShow}
        </Button>
      }
    >
      {isOpen && <Lines session={session} at={at} />}
    </Panel>
  );
});
