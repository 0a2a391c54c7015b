import { Home } from '@/components/roster/home';
import { pageNonce } from '@/components/site/request-headers';
import { Introduction, SampleSection, TableSection } from '@/components/site/welcome';
import { messages } from '@/lib/messages/index';
import { open, systemIds } from '@/lib/systems/open';

export default async function Page() {
  const { heading, opening } = messages.myHeroes;
  await open(systemIds, 'cards');
  return (
    <Home heading={heading} opening={opening} nonce={await pageNonce()} introduction={<Introduction />}>
      <SampleSection />
      <TableSection />
    </Home>
  );
}
