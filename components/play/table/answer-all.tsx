import { Button } from '@/components/ui/button';
import { playMessages } from '@/lib/messages/play';
import type { RequestText } from '@/lib/systems/play-part';

const say = playMessages.table;

/** Answers that count for all of this person's figures that are asked the same before the action ends. */
export function AnswerAll({
  words: { options },
  forAll,
  onAnswerAll,
}: {
  readonly words: Pick<RequestText, 'options'>;
  readonly forAll: readonly number[];
  readonly onAnswerAll: (answer: string) => void;
}) {
  const texts = forAll.flatMap((nth) => options[nth]?.text ?? []);
  if (texts.length === 0) return null;
  return (
    <div role="group" aria-label={say.answerAll} className="flex flex-wrap items-center gap-2 max-lg:gap-1.5">
      <span className="basis-full text-sm text-muted">{say.answerAll}:</span>
      {texts.map((text) => (
        <Button key={text} size="small" className="max-lg:min-h-11!" onClick={() => onAnswerAll(text)}>
          {text}
        </Button>
      ))}
    </div>
  );
}
