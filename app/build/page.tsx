import type { Metadata } from 'next';
import { Builder } from '@/components/builder/builder';
import { messages } from '@/lib/messages/index';

export const metadata: Metadata = {
  title: messages.builder.title,
  description: messages.builder.description,
};

export default function Page() {
  return <Builder />;
}
