export const panel = 'Markdown'
export const add = 'Add Tasks'
export const addTitle = 'Add New Task'
export const updateTitle = 'Update Task'
export const checkDone = 'Check Task Done'
export const confirmTitle = 'Confirm Task Completion'
export const confirm = 'Are you sure you want to mark this task as done?'
export const confirmYes = 'Yes, Mark as Done'
export const empty = 'No tasks found.'
export const titleRequired = 'Task title is required'
export const textRequired = 'Task description is required'
export const dateRequired = 'Date is required'
export const timeRequired = 'Time is required'
export const badMoment = 'Enter a valid date and time'
export const created = 'Created a New Task'
export const updated = 'Task updated successfully'
export const done = 'Task Completed Successfully!'
export const createFailed = 'Error occured while making a new Task'
export const updateFailed = 'Error updating the Task'
export const doneFailed = 'Error occured while marking complete Task'
export const alreadyDone = 'This task is done already'
export const emptyDetail = 'Add a reminder with a deadline.'

/* The fields of the dialog. */
export const taskTitle = 'Title'
export const taskText = 'Description'
export const time = 'Time'

/* Times of a task: in whole days from one day on, otherwise to the second (spec/1 point 9). */
export const deadlineAt = <Piece>(time: Piece) => ['Deadline ', time]
export const timeLeft = (amount: string) => `${amount} left`
export const timeOverdue = (amount: string) => `${amount} overdue`
export const days = (count: number) => (count === 1 ? '1 day' : `${count} days`)
export const hours = (count: number) => `${count}h`
export const minutes = (count: number) => `${count}m`
export const seconds = (count: number) => `${count}s`
export const updatedAt = (time: string) => `Updated ${time}`
export const justNow = 'just now'
export const minutesAgo = (count: number) => (count === 1 ? '1 minute ago' : `${count} minutes ago`)
export const hoursAgo = (count: number) => (count === 1 ? '1 hour ago' : `${count} hours ago`)
