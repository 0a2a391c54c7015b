import type { ReactNode } from 'react';
import { Word, Words } from '@/components/ui/word';
import { messagesOf } from '@/lib/systems/document';
import type { TextPart, WordGroup } from '@/lib/systems/reference-part';
import type { SystemId } from '@/lib/systems/sheet';
import { plainLineOf, textWithLines, wordsIn } from '@/lib/systems/words';

const none: readonly WordGroup[] = [];

const groupsOf = (system: SystemId): readonly WordGroup[] => messagesOf(system).words ?? none;

/**
 * A text whose words of the game explain themselves, each where it stands first. Its game must be open. Not for what is
 * itself a button or a link.
 */
export function Explained({
  system,
  text,
  isStop = true,
}: {
  readonly system: SystemId;
  readonly text: string;
  /** Whether Tab stops at the words. */
  readonly isStop?: boolean;
}): ReactNode {
  return <ExplainedLine system={system} line={[{ text }]} isStop={isStop} />;
}

/** The same for a line of a skill or a log, whose digits that grow are bold. */
export function ExplainedLine({
  system,
  line,
  isStop = true,
}: {
  readonly system: SystemId;
  readonly line: readonly TextPart[];
  readonly isStop?: boolean;
}): ReactNode {
  const told = new Set<string>();
  return line.map(({ text, scales }, nth) =>
    scales ? (
      <b key={nth}>{text}</b>
    ) : (
      <span key={nth}>
        <Words parts={textWithLines(groupsOf(system), text, told)} isStop={isStop} />
      </span>
    ),
  );
}

/** The words of the game in texts that can't explain them where they stand, such as the labels of buttons. */
export function WordsIn({
  system,
  label,
  texts,
}: {
  readonly system: SystemId;
  readonly label: string;
  readonly texts: readonly string[];
}) {
  const words = wordsIn(groupsOf(system), texts);
  if (words.length === 0) return null;
  return (
    <p className="text-sm text-muted">
      {label}:{' '}
      {words.map((word, index) => (
        <span key={word.id}>
          {index > 0 && <span>, </span>}
          <Word line={plainLineOf(word)}>{word.name}</Word>
        </span>
      ))}
    </p>
  );
}
