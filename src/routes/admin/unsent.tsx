import { createFileRoute } from '@tanstack/react-router';
import { UnsentScreen } from '#src/features/unsent/unsent-screen.tsx';

export const Route = createFileRoute('/admin/unsent')({ component: UnsentScreen });
