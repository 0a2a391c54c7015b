'use client';
import { useState, type ReactNode } from 'react';
import { faceNumbersOnCard, type FaceNumber } from '@/lib/dice/face';
import { words } from '@/lib/messages/index';
import { living, type Faces, type Owner, type Pip, type RuleIssue } from '@/lib/systems/index';
import { arrange, strokeOf, withPip, type Places } from './arrangement';
import { BrushBar, type Brush } from './brush-bar';
import { DieFace } from './die-face';
import { moveOnDie } from './die-focus';
import { commandOf, paintOf, type PipCommand } from './keys';
import { faceConcerned } from './placement';
import { useBench, useBuilder } from './use-builder';

const isError = ({ severity }: RuleIssue): boolean => severity === 'error';

/** A pip of the die: its face and its place there. */
export interface PipAt {
  readonly face: FaceNumber;
  readonly index: number;
}

/** The six faces of a hero's or follower's die, and the brushes to paint them. */
export function DieEditor({
  owner,
  faces,
  whose,
  children,
}: {
  readonly owner: Owner;
  readonly faces: Faces;
  readonly whose: string;
  /** What stands below the die. */
  readonly children?: ReactNode;
}) {
  const { hero, issues } = useBuilder();
  const wrong = new Set(issues.filter(isError).map(({ path }) => faceConcerned(path, owner)));
  const { edit } = useBench();
  const [brush, setBrush] = useState<Brush>('melee');
  const [remembered, remember] = useState<Partial<Record<FaceNumber, Places>>>({});
  const [focus, setFocus] = useState<PipAt>({ face: 6, index: 0 });
  const [said, say] = useState('');

  const lockOf = (face: FaceNumber, from: Pip | undefined, to: Pip): string | undefined => {
    const issue = living.paintLock(hero, owner, face, from, to);
    return issue && words.issues.paintLock(issue, to);
  };

  const paint = (at: PipAt, places: Places, to: Pip | undefined): void => {
    const from = places[at.index];
    if (from === to) return;
    const lock = to && lockOf(at.face, from, to);
    say(lock ?? '');
    if (lock !== undefined) return;
    remember({ ...remembered, [at.face]: withPip(places, at.index, to) });
    edit({ edit: 'paint', owner, face: at.face, from, to });
  };

  const obey = (command: PipCommand, at: PipAt, places: Places, pip: HTMLElement): void => {
    if (command.do === 'move' || command.do === 'jump') moveOnDie(pip, command);
    else paint(at, places, paintOf(command, places[at.index], brush));
  };

  return (
    <div className="flex flex-col gap-4 xl:flex-row xl:items-start">
      <BrushBar owner={owner} brush={brush} onChoose={setBrush} />
      <div className="min-w-0 flex-1">
        <div
          role="group"
          aria-label={words.builder.die.label(whose)}
          data-die
          className="grid grid-cols-2 gap-3 min-[40rem]:grid-cols-3"
        >
          {faceNumbersOnCard.map((face) => {
            const { places, surplus } = arrange(faces[face], face, remembered[face]);
            return (
              <DieFace
                key={face}
                face={face}
                wrong={wrong.has(face)}
                places={places}
                surplus={surplus}
                focused={focus.face === face ? focus.index : undefined}
                lockOf={(index) =>
                  brush === 'eraser' || places[index] === brush
                    ? undefined
                    : lockOf(face, places[index], brush)
                }
                onPaint={(index) => paint({ face, index }, places, strokeOf(places[index], brush).to)}
                onKey={(index, event) => {
                  const command = commandOf(event);
                  if (!command) return;
                  event.preventDefault();
                  obey(command, { face, index }, places, event.currentTarget);
                }}
                onSettle={(index, lock) => {
                  setFocus({ face, index });
                  say(lock ?? '');
                }}
                onHint={(lock) => say(lock ?? '')}
                onTakeOff={(pip) => edit({ edit: 'paint', owner, face, from: pip })}
              />
            );
          })}
        </div>
        <p aria-live="polite" className="mt-3 min-h-15 text-sm text-muted sm:min-h-10">
          {said === '' ? (
            <span aria-hidden>{words.builder.die.hint}</span>
          ) : (
            <strong className="font-semibold text-ink">{said}</strong>
          )}
        </p>
        {children}
      </div>
    </div>
  );
}
