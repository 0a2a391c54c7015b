'use client';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { words } from '@/lib/messages/index';
import { useBench, useBuilderPart } from '../draft/use-draft';

const say = words.builder.which;

/** A party came in: which of its heroes goes to the bench? */
export function WhichDialog() {
  const question = useBuilderPart((state) => state.question);
  const { dispatch } = useBench();
  if (!question) return null;
  return (
    <Dialog
      open
      onOpenChange={() => dispatch({ do: 'keep' })}
      title={say.title}
      description={say.description}
      closeLabel={words.builder.actions.close}
    >
      <ul className="flex flex-col gap-2">
        {question.heroes.map((hero, index) => (
          <li key={index}>
            <Button className="w-full" onClick={() => dispatch({ do: 'bring', heroes: [hero] })}>
              {hero.name}
              {hero.title !== '' && (
                <span className="font-title font-normal text-muted italic">{hero.title}</span>
              )}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
