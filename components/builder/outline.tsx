import { viewsOf } from '@/components/systems/use-views';
import { Waiting } from '@/components/site/waiting';
import { messages } from '@/lib/messages/index';
import { firstSystem, nounOf } from '@/lib/systems/open';
import { CardSpace } from './card-space';
import { Layout } from './layout';

const say = messages.builder;

/** The builder before the sheet is known: the same places, so that nothing jumps when it comes. */
export function Outline() {
  const { BuilderOutline } = viewsOf(firstSystem);
  return (
    <div aria-busy className="min-h-[200dvh]">
      <h1 className="sr-only">{say.title}</h1>
      <Layout
        main={
          <div className="flex flex-col gap-5 max-lg:gap-3">
            <p role="status" className="flex min-h-6 items-center text-sm text-muted lg:min-h-10">
              <Waiting first={say.loading} />
            </p>
            <Head />
            <BuilderOutline />
          </div>
        }
        panels={null}
        side={
          <div className="flex flex-col gap-4 max-lg:hidden">
            <div className="h-11" />
            <CardSpace />
          </div>
        }
      />
    </div>
  );
}

function Head() {
  return (
    <div aria-hidden className="@container">
      <div className="grid items-end gap-x-8 gap-y-3 @2xl:grid-cols-[minmax(0,1fr)_17rem]">
        <div>
          <p className="border-b border-line pb-0.5 font-display text-3xl leading-tight font-bold text-transparent sm:text-[2.75rem]">
            {say.nameless(nounOf(firstSystem).one)}
          </p>
          <p className="border-b border-line pb-0.5 font-title text-xl leading-tight text-transparent">
            {say.heroTitle}
          </p>
        </div>
        <div className="w-full max-w-72 max-lg:hidden">
          <p className="text-lg text-transparent">{messages.site.state.legal}</p>
          <div className="mt-1.5 h-2.5 rounded-full bg-line" />
        </div>
      </div>
    </div>
  );
}
