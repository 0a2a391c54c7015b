import type { Metadata, Viewport } from 'next';
import { connection } from 'next/server';
import type { ReactNode } from 'react';
import { Updates } from '@/components/offline/updates';
import { EarlyFonts } from '@/components/site/early-fonts';
import { EarlyMarks } from '@/components/site/early-marks';
import { Footer } from '@/components/site/footer';
import { Header } from '@/components/site/header';
import { OriginProvider } from '@/components/site/origin';
import { originSetting, ownOrigin, pageNonce } from '@/components/site/request-headers';
import { PhoneTabs } from '@/components/site/phone-nav';
import { pictureSize } from '@/components/site/picture-size';
import { messages } from '@/lib/messages/index';
import './globals.css';

export const generateMetadata = async (): Promise<Metadata> => {
  const origin = await ownOrigin();
  const picture = { url: '/preview.png', ...pictureSize, alt: messages.site.picture.product };
  return {
    metadataBase: origin === undefined ? null : new URL(origin),
    title: { default: messages.site.titles.home, template: messages.site.titles.template },
    description: messages.site.description,
    applicationName: messages.terms.product,
    formatDetection: { telephone: false, date: false, address: false, email: false },
    openGraph: {
      siteName: messages.terms.product,
      type: 'website',
      images: origin === undefined ? [] : [picture],
    },
  };
};

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#fffdf7' },
    { media: '(prefers-color-scheme: dark)', color: '#272019' },
  ],
};

/** The frame of every page. Rendered per request: a page made at build time would carry no nonce for its scripts. */
export default async function Layout({ children }: { readonly children: ReactNode }) {
  await connection();
  return (
    <html lang={messages.terms.language} suppressHydrationWarning>
      <body className="flex flex-col">
        <EarlyMarks nonce={await pageNonce()} />
        <EarlyFonts />
        <OriginProvider setting={originSetting()}>
          <Header />
          <main
            id="content"
            tabIndex={-1}
            className="mx-auto w-full max-w-[88rem] px-4 pt-6 pb-12 outline-none sm:px-6"
          >
            {children}
          </main>
          <Footer />
          <Updates />
          <PhoneTabs />
        </OriginProvider>
      </body>
    </html>
  );
}
