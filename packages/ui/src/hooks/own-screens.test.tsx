import { prepareRobot } from '@chatdeck/sdk/served';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ofOperator } from '#features/operator/operator.fixtures.ts';
import { show } from '#testing/with-backend.tsx';
import {
  useAccountActions,
  useAccountDeletion,
  useAccounts,
  useAddRecipe,
  useKeepAccount,
  useNextSends,
  usePagedSearch,
  useRecentJobs,
  useRecipes,
  useRobotConfig,
  useServerNow,
  useStoredRobot,
  useToday,
} from '.';

it('draws a home page of a host', async () => {
  function Home() {
    const today = useToday();
    const jobs = useRecentJobs();
    const next = useNextSends();
    if (today.status !== 'ready' || jobs.status !== 'ready' || next.status !== 'ready') return null;
    return (
      <ul>
        <li>sent {today.data.sends?.today.handedOver}</li>
        <li>jobs {jobs.data.list.length}</li>
        <li>next {next.data[0]?.schedule.when}</li>
      </ul>
    );
  }
  show(<Home />);
  expect(await screen.findByText(/^sent \d+$/)).toBeVisible();
  expect(screen.getByText(/^jobs [1-9]/)).toBeVisible();
});

it('finds accounts and blocks one on a page of the operator', async () => {
  function Accounts() {
    const search = usePagedSearch(20);
    const accounts = useAccounts(search, 'all');
    const now = useServerNow();
    const other = accounts.status === 'ready' ? accounts.rows.at(-1) : undefined;
    const { block } = useAccountActions(other?.id ?? '');
    if (other === undefined || now.status !== 'ready') return null;
    return (
      <button onClick={() => void block()}>
        {other.email} {other.blockedAt === null ? 'open' : 'blocked'}, of {now.accounts.all}
      </button>
    );
  }
  const { user } = show(<Accounts />, ofOperator());
  await user.click(await screen.findByRole('button', { name: /open, of \d/ }));
  expect(await screen.findByRole('button', { name: /blocked, of \d/ })).toBeVisible();
});

it('adds a recipe to the config', async () => {
  function Recipes() {
    const [recipe] = useRecipes();
    const { add } = useAddRecipe();
    const { saved } = useRobotConfig();
    if (saved === undefined) return null;
    return (
      <button onClick={() => void (recipe && add(recipe, {}))}>
        {recipe?.title}: version {saved.version}
      </button>
    );
  }
  const { user } = show(<Recipes />);
  const button = await screen.findByRole('button');
  const before = Number(/\d+$/.exec(button.textContent)?.[0]);
  await user.click(button);
  await waitFor(() => expect(button).toHaveTextContent(`version ${before + 1}`));
});

it('answers a message as the stored robot would', async () => {
  function Answer() {
    const { loaded } = useStoredRobot();
    if (loaded.status !== 'ready') return null;
    const { trace } = prepareRobot(loaded.robot)({ text: '你好', from: { id: 'lin', name: '林' } });
    return <p>{trace.length} stages</p>;
  }
  show(<Answer />);
  expect(await screen.findByText(/^[1-9]\d* stages$/)).toBeVisible();
});

it('keeps an account that was to be deleted', async () => {
  function Keep() {
    const deletion = useAccountDeletion();
    const { run } = useKeepAccount();
    if (deletion.status !== 'ready') return null;
    return <button onClick={run}>{deletion.deletionAt ?? 'stays'}</button>;
  }
  const { user } = show(<Keep />, {
    change: (state) => {
      state.user = { ...state.user, deletionAt: '2026-05-03T02:30:00.000Z' };
    },
  });
  await user.click(await screen.findByRole('button', { name: /^2026/ }));
  expect(await screen.findByRole('button', { name: 'stays' })).toBeVisible();
});
