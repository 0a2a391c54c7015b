'use client';
import { Link } from '@/components/ui/link';
import type { Question } from '@/components/draft/state';
import { useDraft, useDraftPart } from '@/components/draft/use-draft';
import { Button, buttonClass } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { messages } from '@/lib/messages/index';
import { nameOf, textsOf } from '@/lib/systems/document';

const say = messages.builder;

/** Asks what to open, when a party arrived or the hero is already here. */
export function WhichDialog({ compares }: { readonly compares: boolean }) {
  const question = useDraftPart((state) => state.question);
  const { dispatch } = useDraft();
  if (!question) return null;
  const { title, description } = question.ask === 'which' ? say.which : say.twin(nameOf(question.document));
  return (
    <Dialog
      open
      onOpenChange={() => dispatch({ do: 'keep' })}
      title={title}
      description={description}
      closeLabel={say.actions.close}
    >
      {question.ask === 'which' ? (
        <Which documents={question.documents} />
      ) : (
        <Twin document={question.document} id={question.id} compares={compares} />
      )}
    </Dialog>
  );
}

type Asked<Ask extends Question['ask']> = Omit<Extract<Question, { readonly ask: Ask }>, 'ask'>;

/** Which sheet of a party. */
function Which({ documents }: Asked<'which'>) {
  const { dispatch } = useDraft();
  return (
    <ul className="flex flex-col gap-2">
      {documents.map((document, index) => {
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
  );
}

/** Open the saved one, or add a second one. */
function Twin({ document, id, compares }: Asked<'twin'> & { readonly compares: boolean }) {
  const { dispatch } = useDraft();
  return (
    <div className="grid gap-2 sm:flex sm:justify-end">
      <Button onClick={() => dispatch({ do: 'bring', documents: [document], again: true })}>
        {say.twin(nameOf(document)).again}
      </Button>
      <Link
        href={`/build?hero=${encodeURIComponent(id)}${compares ? '&compare=1' : ''}`}
        className={buttonClass({ look: 'main' })}
        onClick={() => dispatch({ do: 'keep' })}
      >
        {say.twin(nameOf(document)).open}
      </Link>
    </div>
  );
}
