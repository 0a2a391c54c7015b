import { Button } from '@/components/ui/button';
import { playMessages } from '@/lib/messages/play';
import { passSpans } from '@/lib/session/passing';
import type { RequestText } from '@/lib/systems/play-part';
import type { Answers } from './request-parts';
import { useTableWords } from './table-words';

const say = playMessages.table;

/** Answers that count for all of this person's figures that are asked the same before the action ends. */
function AnswerAll({
  texts,
  onAnswerAll,
}: {
  readonly texts: readonly string[];
  readonly onAnswerAll: (answer: string) => void;
}) {
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

/** Answers to more than this question: the same for all who are asked it, reactions skipped, everything placed. */
export function OtherAnswers({
  words: { options, forAll = [], isReaction, isSeldom, isSetUp },
  hasPlace,
  answers: { onAnswerAll, onPass, onPlaceAll },
}: {
  readonly words: RequestText;
  /** A place is chosen: to go there comes first. */
  readonly hasPlace: boolean;
  readonly answers: Pick<Answers, 'onAnswerAll' | 'onPass' | 'onPlaceAll'>;
}) {
  const { rounds } = useTableWords();
  const texts = forAll.flatMap((nth) => options[nth]?.text ?? []);
  return (
    <>
      {onAnswerAll && texts.length > 0 && <AnswerAll texts={texts} onAnswerAll={onAnswerAll} />}
      {isReaction && !isSeldom && (
        <div role="group" aria-label={say.pass} className="flex flex-wrap items-center gap-2">
          <span className="basis-full text-sm text-muted">{say.pass}:</span>
          {passSpans.map((span) => (
            <Button key={span} size="small" onClick={() => onPass(span)}>
              {say.passSpans[span](rounds)}
            </Button>
          ))}
        </div>
      )}
      {isSetUp && (
        <Button look={hasPlace ? 'plain' : 'main'} onClick={onPlaceAll}>
          {say.placeAll}
        </Button>
      )}
    </>
  );
}
