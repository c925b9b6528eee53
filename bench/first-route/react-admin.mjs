/** react-admin as its tutorial starts: one list behind its own login page. Nobody is logged in. */
import { createElement as h } from 'react';
import { createRoot } from 'react-dom/client';
import fakeRestProvider from 'ra-data-fakerest';
import { Admin, ListGuesser, Resource } from 'react-admin';

const authProvider = {
  checkAuth: () => Promise.reject(new Error('Nobody is logged in')),
  checkError: () => Promise.resolve(),
  login: () => Promise.resolve(),
  logout: () => Promise.resolve(),
  getPermissions: () => Promise.resolve(),
};

createRoot(document.getElementById('root')).render(
  h(
    Admin,
    { dataProvider: fakeRestProvider({ friends: [] }), authProvider, requireAuth: true },
    h(Resource, { name: 'friends', list: ListGuesser }),
  ),
);
