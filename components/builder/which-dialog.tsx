'use client';
import { useDraft, useDraftPart } from '@/components/draft/use-draft';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { messages } from '@/lib/messages/index';
import { textsOf } from '@/lib/systems/document';

const say = messages.builder.which;

/** A party came in: which of its sheets is opened? */
export function WhichDialog() {
  const question = useDraftPart((state) => state.question);
  const { dispatch } = useDraft();
  if (!question) return null;
  return (
    <Dialog
      open
      onOpenChange={() => dispatch({ do: 'keep' })}
      title={say.title}
      description={say.description}
      closeLabel={messages.builder.actions.close}
    >
      <ul className="flex flex-col gap-2">
        {question.documents.map((document, index) => {
          const { name, title } = textsOf(document);
          return (
            <li key={index}>
              <Button className="w-full" onClick={() => dispatch({ do: 'bring', documents: [document] })}>
                {name}
                {title !== '' && <span className="font-title font-normal text-muted italic">{title}</span>}
              </Button>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
