import { Link } from '@/components/ui/link';
import { buttonClass } from '@/components/ui/button';
import { homeMessages } from '@/lib/messages/home';
import { messages } from '@/lib/messages/index';
import { EmptyDie } from './empty-die';

/** An address that leads nowhere. */
export function LostPage() {
  const { notFound } = messages.site;
  return (
    <div className="mx-auto flex max-w-2xl flex-col items-start gap-6 py-10">
      <EmptyDie />
      <h1 className="text-4xl">{notFound.heading}</h1>
      <p className="text-xl">{notFound.body}</p>
      <p className="flex flex-wrap gap-2">
        <Link href="/build" className={buttonClass({ look: 'main' })}>
          {homeMessages.build}
        </Link>
        <Link href="/" className={buttonClass({})}>
          {messages.site.error.home}
        </Link>
      </p>
    </div>
  );
}
