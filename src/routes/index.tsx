import { createFileRoute } from '@tanstack/react-router';
import { PageHeading } from '#src/ui/page-heading.tsx';

export const Route = createFileRoute('/')({
  component: () => <PageHeading>Your Health Is Our Top Priority</PageHeading>,
});
