// Buttons that copy the text of the element they name. Without this script they stay hidden.
if (navigator.clipboard)
  for (const button of document.querySelectorAll('button[data-copy]')) {
    button.hidden = false
    button.addEventListener('click', async () => {
      await navigator.clipboard.writeText(document.getElementById(button.dataset.copy).textContent)
      button.textContent = 'Copied'
    })
  }
