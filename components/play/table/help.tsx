import { use, useId } from 'react';
import { Explained, WordsIn } from '@/components/skill/explained';
import { playMessages } from '@/lib/messages/play';
import type { RequestText } from '@/lib/systems/play-part';
import { useTableWords } from './table-words';
import { Raising } from './tray-height';

const say = playMessages.table;

/** Clear of what ends a turn, which lies over the foot of a phone's sheet. */
const clear = 'max-lg:scroll-mb-20';

/** Pixels between the question and its first answer. */
const gap = 4;

/**
 * In a sheet of a phone as much as possible of the text is seen: it comes up until the first answer would leave, and
 * further only where its first sentences would not be seen whole.
 */
const intoSight = (details: HTMLDetailsElement): void => {
  if (!details.open) return;
  const sheet = details.closest('[data-tray-body]');
  const isSheet = sheet !== null && getComputedStyle(sheet).overflowY === 'auto';
  if (!isSheet) {
    details.scrollIntoView({ block: 'nearest' });
    return;
  }
  const text = details.querySelector('p, li')?.getBoundingClientRect();
  const box = details.getBoundingClientRect();
  const question = sheet.querySelector('.asked > div:first-child')?.getBoundingClientRect().height ?? 0;
  const head = sheet.getBoundingClientRect().top + question + gap;
  const edge = sheet.querySelector('[data-ends]')?.getBoundingClientRect().top ?? window.innerHeight;
  const first = sheet.querySelector('[data-answers] button')?.getBoundingClientRect();
  const wanted = Math.max(0, Math.min(box.bottom - edge, box.top - head));
  const by = first ? Math.min(wanted, Math.max(0, first.top - head)) : wanted;
  sheet.scrollTop += (text?.bottom ?? box.bottom) - by > edge ? wanted : by;
};

/** More lines, with one open at a time. */
function More({
  group,
  title,
  lines,
}: {
  readonly group: string;
  readonly title: string;
  readonly lines: readonly { readonly name: string; readonly text: string }[];
}) {
  const { system } = useTableWords();
  return (
    <details name={group} className={clear} onToggle={({ currentTarget }) => intoSight(currentTarget)}>
      <summary className="text-sm font-semibold text-muted">{title}</summary>
      <ul className="mt-1 flex flex-col gap-2">
        {lines.map(({ name, text }) => (
          <li key={name}>
            <span className="font-semibold">{name}</span>
            <span className="block text-sm">
              <Explained system={system} text={text} />
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

/**
 * Everything that explains a question, folded into one line: its meaning, then the skills, the words, and what can't
 * be done.
 */
export function Help({
  words: { hint, options, skills = [], impossible = [] },
  spoken,
  isOpen,
  onOpen,
}: {
  readonly words: RequestText;
  /** The question and its answers, which can’t explain their words themselves. */
  readonly spoken: readonly string[];
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
}) {
  const { system } = useTableWords();
  const group = useId();
  const raise = use(Raising);
  if (hint === undefined && skills.length + impossible.length === 0) return null;
  return (
    <details
      data-help
      open={isOpen}
      className={clear}
      onToggle={({ currentTarget }) => {
        const details = currentTarget;
        onOpen(details.open);
        // One that was open when it came stays where it is.
        if (isOpen || !details.open) return;
        raise?.();
        // A sheet that rises shows its question first.
        requestAnimationFrame(() => requestAnimationFrame(() => intoSight(details)));
      }}
    >
      <summary className="text-sm font-semibold text-muted">{say.hint}</summary>
      <div className="mt-1 flex flex-col gap-2">
        {hint !== undefined && (
          <p className="text-muted">
            <Explained system={system} text={hint} />
            {options.some(({ target }) => target !== undefined) && <span> {say.hintAimed}</span>}
          </p>
        )}
        <WordsIn system={system} label={say.words} texts={spoken} />
        {skills.length > 0 && (
          <More group={group} title={say.skillsTold(skills.map(({ name }) => name))} lines={skills} />
        )}
        {impossible.length > 0 && (
          <More
            group={group}
            title={say.impossible(impossible.length)}
            lines={impossible.map(({ text, why }) => ({ name: text, text: why }))}
          />
        )}
      </div>
    </details>
  );
}
