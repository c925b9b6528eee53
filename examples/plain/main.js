const status = document.querySelector('[role=status]');

document.querySelector('chatdeck-material-panel').addEventListener('chatdeck-saved', (event) => {
  status.textContent = `Saved ${event.detail.name}`;
});

document.querySelector('form').addEventListener('submit', (event) => {
  event.preventDefault();
  const form = new FormData(event.target);
  status.textContent = `${form.getAll('rooms').length} groups at ${form.get('when')}`;
});
