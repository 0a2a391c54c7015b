import { PageHeading } from '@/components/ui/page-heading';
import { privacyMessages as say } from '@/lib/messages/privacy';

/** Page about a player’s data: where it is kept, and for how long. */
export function PrivacyPage() {
  return (
    <div className="flex flex-col gap-6">
      <PageHeading title={say.title} introduction={say.introduction} />
      {say.sections.map(({ title, text }) => (
        <section key={title} className="flex max-w-prose flex-col gap-2">
          <h2 className="text-2xl">{title}</h2>
          {text.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </section>
      ))}
    </div>
  );
}
